import { Drawing, fill, starPath } from '@mosta/shared/ui';
import type { Sponsor } from './sponsors';

const SHAPES: Record<Sponsor['logo'], string> = {
  star: starPath({ radius: 46, centre: { x: 60, y: 60 } }),
  wave: 'M10 78C30 38 50 38 62 62S96 84 110 42C112 92 78 108 58 84S26 66 10 78Z',
  leaf: 'M18 102C14 46 52 16 104 18C106 72 76 108 18 102Z',
  drop: 'M60 12C84 46 96 62 96 78A36 34 0 0 1 24 78C24 62 36 46 60 12Z',
  sun: 'M12 84A48 48 0 0 1 108 84ZM4 92H116V104H4Z',
};

type SponsorMarkProps = { logo: Sponsor['logo'] /** Edge in pixels. */; size?: number };

/** A sponsor's sample logo in one colour. */
export function SponsorMark({ logo, size = 44 }: SponsorMarkProps) {
  return (
    <Drawing size={size}>
      <path d={SHAPES[logo]} style={fill('currentColor')} />
    </Drawing>
  );
}
