import { AlmondDrawing, Section } from '@mosta/shared/ui';
import { ContactDetails } from '../../features/contact/contact-details';
import { InfoPage } from '../../features/info/info-page';

export default function ContactPage() {
  return (
    <InfoPage page="contact" art={<AlmondDrawing />}>
      <Section compact>
        <ContactDetails />
      </Section>
    </InfoPage>
  );
}
