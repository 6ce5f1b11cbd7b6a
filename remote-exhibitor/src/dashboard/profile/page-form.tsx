import { valibotResolver } from '@hookform/resolvers/valibot';
import { useSession } from '@mosta/shared/auth';
import { countriesIn } from '@mosta/shared/domain/countries';
import { SECTORS } from '@mosta/shared/domain/sectors';
import { FieldRow, FormField, fieldId } from '@mosta/shared/forms/form-field';
import { SHARED_NAMESPACE, useLanguage, useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import type { OwnExhibitorPage } from '@mosta/shared/schemas/exhibitor-page.schema';
import { Box, MuiLink, Typography } from '@mosta/shared/ui';
import { useForm, useWatch } from 'react-hook-form';
import { ELSEWHERE } from '../../paths';
import { PagePreview } from './page-preview';
import {
  MOST_DESCRIPTION,
  PAGE_FIELDS,
  type PageOutput,
  type PageValues,
  pageFormSchema,
} from './page-values';
import { useSavePage } from './profile.queries';
import { SaveForm } from './save-form';
import { useSaveForm } from './use-save-form';

type PageFormProps = { own: OwnExhibitorPage; begin: PageValues['page'] };

export function PageForm({ own, begin }: PageFormProps) {
  const { t } = useTranslation('exhibitor');
  const { t: tShared } = useTranslation(SHARED_NAMESPACE);
  const language = useLanguage();
  const userId = useSession()?.user._id ?? '';
  const save = useSavePage();
  const form = useForm<PageValues, unknown, PageOutput>({
    resolver: valibotResolver(pageFormSchema),
    defaultValues: { page: begin },
    shouldFocusError: false,
  });
  const typed = useWatch({ control: form.control, name: 'page' });
  const { bind, frame } = useSaveForm<PageValues, PageOutput>({
    ...{ form, fields: PAGE_FIELDS, key: 'profile.page.validation' },
    labelOf: (name) => t(`profile.${name}`),
    fieldOf: (path) => `page.${path}`,
    save: ({ page }, signal) => save(page, signal),
  });

  return (
    <SaveForm label={t('profile.page.title')} {...frame}>
      <Typography>
        {t('profile.page.state')} <strong>{t(`profile.page.states.${stateOf(own)}`)}</strong>
      </Typography>
      <FieldRow>
        <FormField {...bind('page.name')} required autoComplete="organization" />
        <FormField
          {...bind('page.sector')}
          required
          options={
            <>
              <option value="">{t('profile.page.chooseSector')}</option>
              {SECTORS.map((sector) => (
                <option key={sector} value={sector}>
                  {tShared(`sectors.${sector}`)}
                </option>
              ))}
            </>
          }
        />
        <FormField
          {...bind('page.country')}
          required
          options={countriesIn(language).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        />
        <FormField {...bind('page.website')} type="url" autoComplete="url" />
      </FieldRow>
      <FormField
        {...bind('page.description')}
        lines={5}
        hint={t('profile.page.count', {
          count: typed.description?.length ?? 0,
          most: MOST_DESCRIPTION,
        })}
      />
      <PublishedField field={form.register('page.published')} />
      <PagePreview typed={typed} />
      {own.shown && (
        <MuiLink
          component={Link}
          to={`${ELSEWHERE.directory}?exposant=${encodeURIComponent(userId)}`}
          sx={{ justifySelf: 'start', paddingBlock: 2, fontWeight: 600 }}
        >
          {t('profile.page.see')}
        </MuiLink>
      )}
    </SaveForm>
  );
}

/** Why the directory shows the page, or does not yet. */
function stateOf({ page, confirmed, shown, withdrawn }: OwnExhibitorPage) {
  if (shown) return 'shown';
  if (withdrawn) return 'withdrawn';
  if (page && !page.published) return 'hidden';
  return confirmed && !page ? 'unwritten' : 'later';
}

type PublishedFieldProps = {
  field: ReturnType<ReturnType<typeof useForm<PageValues>>['register']>;
};

function PublishedField({ field }: PublishedFieldProps) {
  const { t } = useTranslation('exhibitor');
  const id = fieldId(field.name);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 3 }}>
      <Box
        component="input"
        type="checkbox"
        id={id}
        aria-describedby={`${id}-text`}
        {...field}
        sx={{
          inlineSize: 24,
          blockSize: 24,
          margin: 0,
          accentColor: 'var(--mui-palette-olive)',
        }}
      />
      <Typography component="label" htmlFor={id} sx={{ fontWeight: 600, cursor: 'pointer' }}>
        {t('profile.page.published')}
      </Typography>
      <Typography
        id={`${id}-text`}
        variant="body2"
        color="textSecondary"
        sx={{ gridColumnStart: 2 }}
      >
        {t('profile.page.publishedHint')}
      </Typography>
    </Box>
  );
}
