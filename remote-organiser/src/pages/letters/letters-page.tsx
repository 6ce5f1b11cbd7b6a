import { OrganiserFrame } from '../../features/frame/organiser-frame';
import { Letters } from '../../features/letter/letters';

/** Letters to exhibitors: written, tried, sent, and what became of them. */
export default function LettersPage() {
  return (
    <OrganiserFrame page="letters">
      <Letters />
    </OrganiserFrame>
  );
}
