import { SHARED_NAMESPACE } from '@mosta/shared/i18n';

/** The key of a sector's name, which all parts of the portal share. */
export const sectorKey = (sector: string): string => `${SHARED_NAMESPACE}:sectors.${sector}`;
