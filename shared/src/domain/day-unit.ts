const DAY_UNITS: readonly string[] = ['jour', 'journée', 'nuit'];

/** Whether a unit already means a day: a price « / nuit » needs no « par jour ». */
export function isDayUnit(unit: string): boolean {
  return DAY_UNITS.includes(unit.trim().toLowerCase());
}
