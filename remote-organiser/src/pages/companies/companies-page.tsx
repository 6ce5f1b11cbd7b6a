import { Companies } from '../../features/company/companies';
import { useOpenCompany } from '../../features/company/company-address';
import { OrganiserFrame } from '../../features/frame/organiser-frame';

/** Companies over all editions, and one of them with its history. */
export default function CompaniesPage() {
  const { id } = useOpenCompany();
  return (
    <OrganiserFrame page="companies" view={id}>
      <Companies />
    </OrganiserFrame>
  );
}
