import { commaOf } from '@mosta/shared/domain/comma';
import { formatMoney } from '@mosta/shared/domain/money';
import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import type { BankLine, Certainty, Proposal } from '@mosta/shared/schemas/bank.schema';
import { RADIUS } from '@mosta/shared/theme';
import { Box, Button, MuiLink, Typography } from '@mosta/shared/ui';
import { StateBadge, type Tone } from '@mosta/shared/workspace/state-badge';
import { useState } from 'react';
import { PATHS } from '../../paths';
import { useRights } from '../../use-rights';
import type { Choice, Target } from './confirm-dialog';
import { TargetField, useTargets } from './target-field';

type BankLineItemProps = {
  line: BankLine;
  onConfirm: (choice: Choice) => void;
  onAside: () => void;
  onReopen: () => void;
};

/** A line of a statement, and what can be done with it. */
export function BankLineItem({ line, onConfirm, onAside, onReopen }: BankLineItemProps) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  const { state, amount, day, label, note, booked } = line;
  const may = useRights().mayWrite('payment');
  return (
    <Box component="li" sx={ITEM}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'baseline' }}>
        <Typography component="h3" variant="h5" sx={{ whiteSpace: 'nowrap' }}>
          {formatMoney(amount, language)}
        </Typography>
        <Typography color="textSecondary">{formatDate(language, day)}</Typography>
      </Box>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{label}</bdi>
      </Typography>
      {note && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {t('bank.aside.noted')} <bdi>{note}</bdi>
        </Typography>
      )}
      {booked && (
        <Typography>
          {t('bank.lines.bookedFor')}{' '}
          <MuiLink component={Link} to={`${PATHS.payments}?compte=${booked.reservation}`}>
            <bdi>{booked.company ?? booked.reference}</bdi>
          </MuiLink>
          {booked.company && ` · ${booked.reference}`}
        </Typography>
      )}
      {state === 'open' && (
        <OpenLine line={line} may={may} onConfirm={onConfirm} onAside={onAside} />
      )}
      {state === 'aside' && may && (
        <Button
          variant="outlined"
          size="small"
          sx={{ justifySelf: 'start' }}
          aria-label={t('bank.reopen.name', { label })}
          onClick={onReopen}
        >
          {t('bank.reopen.action')}
        </Button>
      )}
    </Box>
  );
}

type OpenLineProps = Pick<BankLineItemProps, 'line' | 'onConfirm' | 'onAside'> & { may: boolean };

function OpenLine({ line, may, onConfirm, onAside }: OpenLineProps) {
  const { t } = useTranslation('organiser');
  const targets = useTargets(line);
  const [first] = line.proposals;
  const [chosen, choose] = useState(
    first && first.certainty !== 'possible' ? first.reservation : '',
  );
  const target: Target | undefined = targets.find(({ reservation }) => reservation === chosen);
  const proposal = line.proposals.find(({ reservation }) => reservation === chosen) ?? first;
  return (
    <>
      {proposal ? (
        <ProposalBadge proposal={proposal} />
      ) : (
        <Typography color="textSecondary">{t('bank.proposal.none')}</Typography>
      )}
      {may && (
        <Box sx={ACTIONS}>
          <TargetField line={line} targets={targets} value={chosen} onChange={choose} />
          <Button
            variant="outlined"
            disabled={!target}
            aria-label={t('bank.confirm.name', { label: line.label })}
            onClick={() => target && onConfirm({ line, target })}
          >
            {t('common.record')}
          </Button>
          <Button
            variant="outlined"
            aria-label={t('bank.aside.name', { label: line.label })}
            onClick={onAside}
          >
            {t('bank.aside.action')}
          </Button>
        </Box>
      )}
    </>
  );
}

const TONES: Record<Certainty, Tone> = { sure: 'good', likely: 'now', possible: 'quiet' };

/** How sure the proposal is, and by what. */
function ProposalBadge({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  const { certainty, reasons, company, reference } = proposal;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <StateBadge tone={TONES[certainty]}>{t(`bank.proposal.${certainty}`)}</StateBadge>
      <span>
        <bdi>{company ?? reference}</bdi>
      </span>
      <Typography variant="body2" color="textSecondary">
        {reasons.map((reason) => t(`bank.proposal.by.${reason}`)).join(commaOf(language))}
      </Typography>
    </Box>
  );
}

const ITEM = {
  ...{ display: 'grid', gap: 2, padding: { xs: 4, sm: 5 }, minInlineSize: 0 },
  ...{ border: '1px solid', borderColor: 'line', borderRadius: RADIUS.field },
} as const;
const ACTIONS = {
  ...{ display: 'grid', gap: 3, alignItems: 'center', mt: 2 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto auto' },
} as const;
