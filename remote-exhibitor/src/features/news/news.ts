/** The three fixed announcements (specification, section 2); their texts are in the catalogues under `dashboard.news.items`. */
export const NEWS = [
  { id: 'discount', date: '2025-04-10', important: true },
  { id: 'maintenance', date: '2025-04-24', important: false },
  { id: 'menu', date: '2025-04-26', important: false },
] as const;
