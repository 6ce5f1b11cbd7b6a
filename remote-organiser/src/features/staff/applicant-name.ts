import type { StaffSummary } from '@mosta/shared/schemas/staff.schema';

/** Given name and family name. */
export function applicantName({ name, surname }: Pick<StaffSummary, 'name' | 'surname'>): string {
  return `${surname} ${name}`;
}
