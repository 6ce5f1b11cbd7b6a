const DAY_UNITS: readonly string[] = ['jour', 'journée', 'nuit'];

/** Whether a unit of the catalogue is counted by the day already: a price « / nuit » need not say « par jour » too. */
export function isDayUnit(unit: string): boolean {
  return DAY_UNITS.includes(unit.trim().toLowerCase());
}
