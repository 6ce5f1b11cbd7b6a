import { Section, WheatDrawing } from '@mosta/shared/ui';
import { InfoPage } from '../../features/info/info-page';
import { TeamList } from '../../features/team/team-list';

export default function OrganisationPage() {
  return (
    <InfoPage page="organisation" art={<WheatDrawing />}>
      <Section compact>
        <TeamList />
      </Section>
    </InfoPage>
  );
}
