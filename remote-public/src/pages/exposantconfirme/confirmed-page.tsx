import { FigDrawing, Section } from '@mosta/shared/ui';
import { ConfirmedList } from '../../features/exhibitors/confirmed-list';
import { InfoPage } from '../../features/info/info-page';

export default function ConfirmedPage() {
  return (
    <InfoPage page="confirmed" art={<FigDrawing />}>
      <Section compact>
        <ConfirmedList />
      </Section>
    </InfoPage>
  );
}
