import { fill } from '@mosta/shared/ui';

/** Two houses by the sea under the sun: a place to stay. */
export function StayDrawing() {
  return (
    <svg viewBox="0 0 240 200" aria-hidden="true" focusable="false">
      <path style={fill('saffron')} d="M186 12a34 34 0 1 0 0 68 34 34 0 0 0 0-68z" />
      <path style={fill('clay')} d="M128 178v-72h84v72z" />
      <path
        style={fill('sand')}
        d="M144 146v-18a9 9 0 0 1 18 0v18zM178 146v-18a9 9 0 0 1 18 0v18z"
      />
      <path style={fill('field')} d="M28 178V72l56-42 56 42v106z" />
      <path style={fill('sand')} d="M66 178v-44a18 18 0 0 1 36 0v44z" />
      <path style={fill('saffron')} d="M84 66a13 13 0 1 0 0 26 13 13 0 0 0 0-26z" />
      <path style={fill('gulf')} d="M0 164c40-18 80-18 120 0s80 18 120 0v36H0z" />
    </svg>
  );
}
