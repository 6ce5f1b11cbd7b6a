import { Section } from '@mosta/shared/ui';
import { InfoPage } from '../../features/info/info-page';
import { StaffForm } from '../../features/staff/staff-form';
import { STAFF_SCENE } from '../../scenes/staff-scene';

export default function StaffPage() {
  return (
    <InfoPage page="staff" scene={STAFF_SCENE}>
      <Section compact>
        <StaffForm />
      </Section>
    </InfoPage>
  );
}
