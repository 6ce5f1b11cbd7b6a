import { valibotResolver } from '@hookform/resolvers/valibot';
import { useSession } from '@mosta/shared/auth';
import { countriesIn } from '@mosta/shared/domain/countries';
import { FieldRow, FormField, fieldId } from '@mosta/shared/forms/form-field';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import { EXHIBITOR_SECTORS } from '@mosta/shared/schemas/confirmed-exhibitor.schema';
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

type PageFormProps = { own: OwnExhibitorPage; begin: PageValues };

export function PageForm({ own, begin }: PageFormProps) {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  const userId = useSession()?.user._id ?? '';
  const save = useSavePage();
  const form = useForm<PageValues, unknown, PageOutput>({
    resolver: valibotResolver(pageFormSchema),
    defaultValues: begin,
    shouldFocusError: false,
  });
  const typed = useWatch({ control: form.control });
  const { bind, frame } = useSaveForm<PageValues, PageOutput>({
    ...{ form, save, fields: PAGE_FIELDS, key: 'profile.page.validation' },
    labelOf: (name) => t(`profile.page.${name}`),
  });
  const state = own.shown ? 'shown' : own.page && !own.page.published ? 'hidden' : 'later';

  return (
    <SaveForm label={t('profile.page.title')} {...frame}>
      <Typography>
        {t('profile.page.state')} <strong>{t(`profile.page.states.${state}`)}</strong>
      </Typography>
      <FieldRow>
        <FormField {...bind('name')} required autoComplete="organization" />
        <FormField
          {...bind('sector')}
          required
          options={
            <>
              <option value="">{t('profile.page.chooseSector')}</option>
              {EXHIBITOR_SECTORS.map((sector) => (
                <option key={sector} value={sector}>
                  {t(`profile.page.sectors.${sector}`)}
                </option>
              ))}
            </>
          }
        />
        <FormField
          {...bind('country')}
          required
          options={countriesIn(language).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        />
        <FormField {...bind('website')} type="url" autoComplete="url" />
      </FieldRow>
      <FormField
        {...bind('description')}
        lines={5}
        hint={t('profile.page.count', {
          count: typed.description?.length ?? 0,
          most: MOST_DESCRIPTION,
        })}
      />
      <PublishedField field={form.register('published')} />
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

type PublishedFieldProps = {
  field: ReturnType<ReturnType<typeof useForm<PageValues>>['register']>;
};

function PublishedField({ field }: PublishedFieldProps) {
  const { t } = useTranslation('exhibitor');
  const id = fieldId(field.name);
  return (
    <Box
      component="label"
      htmlFor={id}
      sx={{ display: 'flex', gap: 3, alignItems: 'flex-start', cursor: 'pointer' }}
    >
      <Box
        component="input"
        type="checkbox"
        role="switch"
        id={id}
        aria-describedby={`${id}-texte`}
        {...field}
        sx={{
          flexShrink: 0,
          inlineSize: 24,
          blockSize: 24,
          margin: 0,
          accentColor: 'var(--mui-palette-olive)',
        }}
      />
      <span>
        <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
          {t('profile.page.published')}
        </Typography>
        <Typography
          component="span"
          id={`${id}-texte`}
          variant="body2"
          color="textSecondary"
          aria-hidden
        >
          {t('profile.page.publishedHint')}
        </Typography>
      </span>
    </Box>
  );
}
