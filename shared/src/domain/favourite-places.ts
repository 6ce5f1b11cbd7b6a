/** The list of favourite places that a browser keeps: its key in local storage, and the field that has the codes. */
export const FAVOURITE_PLACES = { key: 'mosta.favourite-places', field: 'codes' } as const;
