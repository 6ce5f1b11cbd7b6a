/** Categories of the programme, in the order in which they are told (specification, section 3). */
export const PROGRAMME_CATEGORIES = [
  'guidedTour',
  'thematicConferences',
  'interactiveWorkshops',
  'networking',
  'galaDinner',
] as const;
