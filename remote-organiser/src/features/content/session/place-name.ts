/** A place as people read it; the zones keep the plan's names. */
export function placeName(place: string, t: (key: string) => string): string {
  return place === 'reception' || place === 'invitation'
    ? t(`content.session.places.${place}`)
    : place;
}
