import { Box, Typography } from '@mosta/shared/ui';

export type CardChoice = { value: string; label: string; text?: string };

type ChoiceCardsProps = {
  /** Name of the radio group; the first button has it as its id, for error summaries. */
  name: string;
  legend: string;
  choices: readonly CardChoice[];
  /** Empty before anything is chosen. */
  value: string;
  onChange: (value: string) => void;
  /** Sentence of the error, empty when there is none. */
  message?: string;
  required?: boolean;
  disabled?: boolean;
  /** Cards side by side where there is room. */
  columns?: 2 | 3;
};

/** One choice of a few by real radio buttons, for state that lives outside of a form. */
export function ChoiceCards(props: ChoiceCardsProps) {
  const { name, legend, choices, message = '', required, columns = 2 } = props;
  const wrong = message !== '';
  return (
    <Box
      component="fieldset"
      aria-describedby={wrong ? `${name}-erreur` : undefined}
      sx={{ border: 0, margin: 0, padding: 0, minInlineSize: 0 }}
    >
      <Box component="legend" sx={{ padding: 0, mb: 2, fontWeight: 600 }}>
        {legend}
        {required && <span aria-hidden> *</span>}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `repeat(${columns}, minmax(0, 1fr))` },
        }}
      >
        {choices.map((choice, index) => (
          <ChoiceCard
            key={choice.value}
            {...props}
            choice={choice}
            id={index === 0 ? name : undefined}
          />
        ))}
      </Box>
      {wrong && (
        <Typography
          id={`${name}-erreur`}
          variant="body2"
          sx={{ mt: 2, marginInline: 2, color: 'error.main' }}
        >
          {message}
        </Typography>
      )}
    </Box>
  );
}

type ChoiceCardProps = ChoiceCardsProps & { choice: CardChoice; id: string | undefined };

function ChoiceCard({ choice, id, ...group }: ChoiceCardProps) {
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        gap: 3,
        padding: 4,
        borderRadius: '12px',
        border: '1px solid',
        borderColor: group.message ? 'error.main' : 'line',
        bgcolor: 'surface',
        cursor: 'pointer',
        '&:has(:checked)': { borderColor: 'olive', bgcolor: 'wheat', outline: '1px solid' },
        '&:has(:focus-visible)': { outline: '3px solid', outlineOffset: '2px' },
      }}
    >
      <Box
        component="input"
        type="radio"
        id={id}
        name={group.name}
        value={choice.value}
        checked={choice.value === group.value}
        required={group.required}
        disabled={group.disabled}
        onChange={() => group.onChange(choice.value)}
        sx={{
          flexShrink: 0,
          inlineSize: 22,
          blockSize: 22,
          margin: 0,
          marginBlockStart: '2px',
          accentColor: 'var(--mui-palette-olive)',
          outline: 'none',
        }}
      />
      <span>
        <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
          {choice.label}
        </Typography>
        {choice.text && (
          <Typography
            component="span"
            variant="body2"
            sx={{ display: 'block', color: 'text.secondary' }}
          >
            {choice.text}
          </Typography>
        )}
      </span>
    </Box>
  );
}
