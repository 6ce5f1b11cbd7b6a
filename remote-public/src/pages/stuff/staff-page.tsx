import { HoneyDrawing } from '@mosta/shared/illustrations';
import { Section } from '@mosta/shared/ui';
import { InfoPage } from '../../features/info/info-page';
import { StaffForm } from '../../features/staff/staff-form';

export default function StaffPage() {
  return (
    <InfoPage page="staff" art={<HoneyDrawing />}>
      <Section compact>
        <StaffForm />
      </Section>
    </InfoPage>
  );
}
