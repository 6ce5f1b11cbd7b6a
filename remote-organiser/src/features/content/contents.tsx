import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import type { ContentKind } from '@mosta/shared/schemas/content.schema';
import { Box, Button, PlainList } from '@mosta/shared/ui';
import { useShownYear, withEdition } from '../../shown-edition';
import { CHOSEN } from '../../ui/chosen';
import { useAddress } from '../../ui/use-address';
import { ContentEditor } from './content-editor';
import { useDecisionEditor } from './decision/decision-editor';
import { useHotelEditor } from './hotel/hotel-editor';
import { useItemEditor } from './item/item-editor';
import { useLetterEditor } from './letter/letter-editor';
import { useMemberEditor } from './member/member-editor';
import { useNewsEditor } from './news/news-editor';
import { useOfferEditor } from './offer/offer-editor';
import { useQuestionEditor } from './question/question-editor';
import { useSponsorEditor } from './sponsor/sponsor-editor';

type PageKind = Exclude<ContentKind, 'session'>;

/** Kinds of this page by the value of `sorte`, in their order; the programme has a page of its own. */
const KINDS = {
  questions: { kind: 'question', Editor: Questions },
  actualites: { kind: 'news', Editor: News },
  equipe: { kind: 'member', Editor: Members },
  message: { kind: 'letter', Editor: Letter },
  decisions: { kind: 'decision', Editor: Decisions },
  articles: { kind: 'item', Editor: Items },
  offres: { kind: 'offer', Editor: Offers },
  sponsors: { kind: 'sponsor', Editor: Sponsors },
  hotels: { kind: 'hotel', Editor: Hotels },
} as const satisfies Record<string, { kind: PageKind; Editor: () => React.ReactNode }>;
type KindName = keyof typeof KINDS;
const NAMES = Object.keys(KINDS) as KindName[];

/** What the agency writes for site and letters: a kind at a time, each with its list and form. */
export function Contents() {
  const { t } = useTranslation('organiser');
  const [given] = useAddress(['sorte']);
  const year = useShownYear();
  const shown = NAMES.find((name) => name === given('sorte')) ?? NAMES[0] ?? 'questions';
  const { Editor } = KINDS[shown];
  return (
    <>
      <Box component="nav" aria-label={t('content.kinds')} sx={{ mb: 7 }}>
        <PlainList sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {NAMES.map((name) => (
            <li key={name}>
              <Button
                component={Link}
                to={withEdition(`?sorte=${name}`, year)}
                variant="outlined"
                size="small"
                aria-current={name === shown ? 'page' : undefined}
                sx={CHOSEN}
              >
                {t(`content.${KINDS[name].kind}.title`)}
              </Button>
            </li>
          ))}
        </PlainList>
      </Box>
      <Editor key={`${shown} ${year}`} />
    </>
  );
}

function Questions() {
  return <ContentEditor editor={useQuestionEditor()} address="sorte=questions" />;
}

function News() {
  return <ContentEditor editor={useNewsEditor()} address="sorte=actualites" />;
}

function Members() {
  return <ContentEditor editor={useMemberEditor()} address="sorte=equipe" />;
}

function Letter() {
  return <ContentEditor editor={useLetterEditor()} address="sorte=message" />;
}

function Decisions() {
  return <ContentEditor editor={useDecisionEditor()} address="sorte=decisions" />;
}

function Items() {
  return <ContentEditor editor={useItemEditor()} address="sorte=articles" />;
}

function Offers() {
  return <ContentEditor editor={useOfferEditor()} address="sorte=offres" />;
}

function Sponsors() {
  return <ContentEditor editor={useSponsorEditor()} address="sorte=sponsors" />;
}

function Hotels() {
  return <ContentEditor editor={useHotelEditor()} address="sorte=hotels" />;
}
