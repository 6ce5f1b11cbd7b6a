import { SECTORS } from '@mosta/shared/domain/sectors';
import { holderName, wantedStands } from '@mosta/shared/domain/wanted-stands';
import type { OrganizerStand } from '@mosta/shared/schemas/stand.schema';
import type { StandSignQuery } from '@mosta/shared/schemas/stand-filter.schema';
import type { Executor } from '../../platform/database/database';
import { findSummaries } from '../organizer-company/company-list.repository';
import { listOrganizerStands, listPageTexts } from './organizer-stand.repository';
import type { StandSign } from './stand-sign-pdf';

/** What the signs of the sold stands among the wanted ones say, in the hall's sequence. */
export async function listSigns(
  db: Executor,
  { codes, ...filter }: StandSignQuery,
): Promise<StandSign[]> {
  const all = wantedStands(await listOrganizerStands(db, filter.edition), filter);
  const sold = all.filter(
    ({ code, holder }) => holder?.kind === 'sale' && (codes?.includes(code) ?? true),
  );
  const ids = [...new Set(sold.flatMap(({ holder }) => (holder ? [holder.exhibitor._id] : [])))];
  const pages = new Map(
    (await listPageTexts(db, ids, filter.edition)).map((page) => [page.exhibitorId, page]),
  );
  const companies = new Map((await findSummaries(db, ids)).map((each) => [each._id, each]));
  return sold.map((stand) => {
    const id = stand.holder?.exhibitor._id ?? '';
    return signOf(stand, pages.get(id), companies.get(id)?.country ?? '');
  });
}

type PageTexts = Awaited<ReturnType<typeof listPageTexts>>[number];

/** As the exhibitor calls itself in the directory; else as it applied. */
function signOf(stand: OrganizerStand, page: PageTexts | undefined, country: string): StandSign {
  const sector = SECTORS.find((one) => one === page?.sector);
  return {
    code: stand.code,
    company: page?.name ?? holderName(stand),
    country: page?.country ?? country,
    sector: sector ?? null,
  };
}
