import { editionEnds } from '@mosta/shared/domain/edition-clock';
import { FieldRow, FormField } from '@mosta/shared/forms/form-field';
import { FormSection } from '@mosta/shared/forms/form-section';
import { useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { STAFF_FILES, STUDY_LEVELS } from '@mosta/shared/schemas/staff.schema';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { Application, ApplicationInput } from './application';
import { PdfField } from './pdf-field';
import type { Bind } from './use-application';
import { WorksFields } from './works-fields';

type StaffFieldsProps = {
  form: UseFormReturn<ApplicationInput, unknown, Application>;
  bind: Bind;
  message: (name: string) => string;
};

/** Personal information, studies and experience, positions, skills and motivation, files. */
export function StaffFields({ form, bind, message }: StaffFieldsProps) {
  const { t } = useTranslation('public');
  // Latest birth date offered: the fair's day, since today's date must not enter a prerendered page.
  const lastDay = editionEnds(useEdition())[1].date;
  const info = 'professionalInformation';
  return (
    <>
      <FormSection title={t('staffForm.personal')} lead={t('staffForm.personalLead')}>
        <FieldRow>
          <FormField {...bind('personalInfo.name')} required autoComplete="family-name" />
          <FormField {...bind('personalInfo.surname')} required autoComplete="given-name" />
        </FieldRow>
        <FieldRow>
          <FormField
            {...bind('personalInfo.birthdate')}
            required
            type="date"
            autoComplete="bday"
            latest={lastDay}
          />
          <FormField
            {...bind('personalInfo.phone')}
            required
            type="tel"
            autoComplete="tel"
            hint={t('staffForm.phoneHint')}
          />
        </FieldRow>
        <FormField {...bind('personalInfo.email')} required type="email" autoComplete="email" />
        <FormField {...bind('personalInfo.address')} required autoComplete="street-address" />
      </FormSection>
      <FormSection title={t('staffForm.studies')}>
        <FieldRow>
          <FormField
            {...bind(`${info}.studyLevel`)}
            required
            options={['', ...STUDY_LEVELS].map((level) => (
              <option key={level} value={level}>
                {level === '' ? t('staffForm.chooseLevel') : level}
              </option>
            ))}
          />
          <FormField {...bind(`${info}.diplome`)} required />
        </FieldRow>
        <FormField {...bind(`${info}.experience`)} lines={3} />
        <FormField {...bind(`${info}.agroExperience`)} lines={3} />
      </FormSection>
      <FormSection title={t('staffForm.works')} lead={t('staffForm.worksLead')}>
        <WorksFields control={form.control} bind={bind} />
      </FormSection>
      <FormSection title={t('staffForm.about')}>
        <FormField {...bind(`${info}.skills`)} required hint={t('staffForm.skillsHint')} />
        <FormField {...bind(`${info}.languages`)} required hint={t('staffForm.languagesHint')} />
        <FormField {...bind(`${info}.coverLetter`)} required lines={6} />
      </FormSection>
      <FormSection title={t('staffForm.documents')} lead={t('staffForm.documentsLead')}>
        <Files form={form} message={message} />
      </FormSection>
    </>
  );
}

function Files({ form, message }: Pick<StaffFieldsProps, 'form' | 'message'>) {
  const files = useWatch({ control: form.control, name: 'files' });
  return STAFF_FILES.map((name) => (
    <PdfField
      key={name}
      name={name}
      required={name === 'resume'}
      file={files[name]}
      message={message(`files.${name}`)}
      onChange={(file) => {
        form.setValue(`files.${name}`, file);
        form.clearErrors(`files.${name}`);
      }}
    />
  ));
}
