import { FOOT_TAKEN } from '@mosta/shared/contract/foot-of-screen';
import { useBottomBar } from '@mosta/shared/forms/use-bottom-bar';
import { useTranslation } from '@mosta/shared/i18n';
import { RADIUS, SPACE } from '@mosta/shared/theme';
import {
  Box,
  Button,
  CloseIcon,
  Drawer,
  ExpandMoreIcon,
  IconButton,
  Typography,
} from '@mosta/shared/ui';
import { type ReactNode, useId, useRef, useState } from 'react';
import { BESIDE_SUMS } from '../ui/beside-sums';

type WorkspaceProps = {
  /** The steps, one after the other. */
  children: ReactNode;
  summary: ReactNode;
  notices: ReactNode;
  /** The sum, worded: "Total TTC : 220 150,00 DA". */
  total: string;
};

/**
 * Steps beside a summary that stays in view: a column where there is room, else a bar that opens it. Styles choose which:
 * the page is drawn before anybody knows how wide it will be.
 */
export function Workspace({ children, summary, notices, total }: WorkspaceProps) {
  const { t } = useTranslation('exhibitor');
  const heading = useId();
  const bar = useRef<HTMLDivElement>(null);
  useBottomBar(bar);
  return (
    <Box sx={BESIDE_SUMS}>
      <Box sx={{ minInlineSize: 0 }}>
        {children}
        <Box
          ref={bar}
          {...{ [FOOT_TAKEN]: '' }}
          sx={{
            position: 'sticky',
            insetBlockEnd: { xs: 0, lg: 16 },
            zIndex: 2,
            marginInline: { xs: '-20px', md: 0 },
          }}
        >
          <Box sx={{ paddingInline: { xs: 3, md: 0 }, paddingBlockEnd: 2 }}>{notices}</Box>
          <SummaryBar total={total} notices={notices}>
            {summary}
          </SummaryBar>
        </Box>
      </Box>
      <Box
        component="aside"
        aria-labelledby={heading}
        sx={{
          display: { xs: 'none', lg: 'block' },
          position: 'sticky',
          insetBlockStart: SPACE.header + 24,
          maxBlockSize: `calc(100vh - ${SPACE.header + 48}px)`,
          overflowY: 'auto',
          padding: 6,
          border: '1px solid',
          borderColor: 'line',
          borderRadius: RADIUS.card,
          bgcolor: 'surface',
        }}
      >
        <Typography id={heading} variant="h4" component="h2" sx={{ mb: 4 }}>
          {t('simulation.summary.title')}
        </Typography>
        {summary}
      </Box>
    </Box>
  );
}

type SummaryBarProps = Pick<WorkspaceProps, 'total' | 'notices' | 'children'>;

/** The sum, and the summary behind it. Notices are shown there too: an undo behind the drawer would be out of reach. */
function SummaryBar({ total, notices, children }: SummaryBarProps) {
  const { t } = useTranslation('exhibitor');
  const [open, setOpen] = useState(false);
  const heading = useId();
  return (
    <Box
      sx={{
        display: { xs: 'flex', lg: 'none' },
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 4,
        paddingInline: '20px',
        paddingBlock: 2,
        bgcolor: 'field',
        color: 'onBand',
        borderRadius: { md: RADIUS.card },
      }}
    >
      <Typography component="p" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {total}
      </Typography>
      <Button
        color="inherit"
        variant="outlined"
        size="small"
        sx={{ flexShrink: 0, minBlockSize: 44 }}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        endIcon={<ExpandMoreIcon sx={{ transform: 'rotate(180deg)' }} />}
      >
        {t('simulation.summary.open')}
      </Button>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-labelledby': heading,
            sx: {
              maxBlockSize: '88vh',
              borderStartStartRadius: '18px',
              borderStartEndRadius: '18px',
            },
          },
        }}
      >
        <Box sx={{ padding: 5, inlineSize: '100%', maxInlineSize: 640, marginInline: 'auto' }}>
          <Box
            sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 3 }}
          >
            <Typography id={heading} variant="h4" component="h2">
              {t('simulation.summary.title')}
            </Typography>
            <IconButton aria-label={t('simulation.summary.close')} onClick={() => setOpen(false)}>
              <CloseIcon />
            </IconButton>
          </Box>
          {children}
          <Box sx={{ mt: 4 }}>{notices}</Box>
        </Box>
      </Drawer>
    </Box>
  );
}
