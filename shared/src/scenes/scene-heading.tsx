import { Box, fill, PAGE_MARGINS, Typography } from '@mosta/shared/ui';
import { type ReactNode, useContext } from 'react';
import { FLOOR, GROUND, isDeepSky, SCENE, type Scene } from './scene';
import { SceneListener } from './scene-listener';
import { useMotions } from './scene-motion';

type SceneHeadingProps = {
  scene: Scene;
  /** Text of the page's only `h1`. */
  title: ReactNode;
  /** Where the page stands in the site: a breadcrumb. */
  trail?: ReactNode;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  /** Actions or facts under the lead. */
  children?: ReactNode;
};

const FLOOR_SHARE = `${(FLOOR / SCENE.height) * 100}%`;

/** Top of a page as one picture: the words on its quiet side, the scene edge to edge; on a phone the words come first. */
export function SceneHeading({ scene, title, trail, eyebrow, lead, children }: SceneHeadingProps) {
  useContext(SceneListener)?.(scene);
  const isDeep = isDeepSky(scene);
  const words = isDeep ? 'inherit' : 'olive';
  return (
    <Box
      component="header"
      sx={{
        position: 'relative',
        overflow: 'hidden',
        bgcolor: scene.sky,
        color: isDeep ? 'onBand' : 'ink',
        '@media print': { bgcolor: 'transparent', color: 'ink', '& > :not(:has(h1))': HIDDEN },
      }}
    >
      <Box
        aria-hidden
        sx={{
          display: { xs: 'none', md: 'block' },
          position: 'absolute',
          insetInline: 0,
          insetBlockEnd: 0,
          blockSize: FLOOR_SHARE,
          bgcolor: scene.floor,
        }}
      />
      <Box
        sx={{
          ...PAGE_MARGINS,
          display: 'flex',
          alignItems: 'center',
          minBlockSize: { md: 'clamp(420px, 32vw, 540px)' },
          paddingBlockStart: { xs: 6, md: 10 },
          // The words end above the floor, which is a share of the head's height.
          paddingBlockEnd: { xs: 6, md: 20 },
        }}
      >
        <Box
          sx={{
            position: 'relative',
            zIndex: 1,
            minInlineSize: 0,
            maxInlineSize: { md: 'min(44vw, 680px)' },
          }}
        >
          {trail && <Box sx={{ mb: 3, ...(isDeep ? ON_DEEP : {}) }}>{trail}</Box>}
          {eyebrow && (
            <Typography
              variant="overline"
              component="p"
              sx={{ color: scene.sky === 'wheat' ? 'terracotta' : words, mb: 2 }}
            >
              {eyebrow}
            </Typography>
          )}
          <Typography
            variant="h1"
            sx={{
              color: words,
              hyphens: 'auto',
            }}
          >
            {title}
          </Typography>
          {lead && (
            <Typography variant="subtitle1" component="p" sx={{ mt: 4, maxInlineSize: '32em' }}>
              {lead}
            </Typography>
          )}
          {children && <Box sx={{ mt: 6, ...(isDeep ? ON_DEEP : {}) }}>{children}</Box>}
        </Box>
      </Box>
      <SceneDrawing scene={scene} />
    </Box>
  );
}

/** On paper the words stand alone. */
const HIDDEN = { display: 'none' } as const;

/** The breadcrumb takes the colour of the words around it, outlined buttons too. */
const ON_DEEP = {
  '& ol': { color: 'inherit' },
  '& .MuiButton-outlined': { color: 'inherit', borderColor: 'currentColor' },
} as const;

/** As high as the head and never wider than its end, or as wide as a phone; mirrored for languages written leftwards. */
function SceneDrawing({ scene: { art, floor } }: { scene: Scene }) {
  const motions = useMotions();
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${SCENE.width} ${SCENE.height}`}
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden
      sx={{
        display: 'block',
        position: { md: 'absolute' },
        insetBlock: { md: 0 },
        insetInlineEnd: { md: 0 },
        inlineSize: { xs: '100%', md: 'auto' },
        blockSize: { xs: 'auto', md: '100%' },
        aspectRatio: {
          xs: `${SCENE.width} / ${SCENE.height}`,
          md: `${SCENE.width} / ${SCENE.height}`,
        },
        maxInlineSize: { xs: '100%', md: '54%' },
        '[dir="rtl"] &': { transform: 'scaleX(-1)' },
        // Figures are read in one direction.
        '[dir="rtl"] & text': {
          transform: 'scaleX(-1)',
          transformBox: 'fill-box',
          transformOrigin: 'center',
        },
        ...motions,
      }}
    >
      <rect y={GROUND} width={SCENE.width} height={FLOOR} style={fill(floor)} />
      {art}
    </Box>
  );
}
