import { fieldId } from '@mosta/shared/forms/form-field';
import { useTranslation } from '@mosta/shared/i18n';
import { RADIUS } from '@mosta/shared/theme';
import {
  AddIcon,
  Box,
  Button,
  CloseIcon,
  IconButton,
  PlainList,
  Typography,
  visuallyHidden,
} from '@mosta/shared/ui';
import { useState } from 'react';
import { SearchBox } from '../../ui/search-box';
import { useFoundExhibitors } from './letter.queries';
import type { NamedExhibitor } from './letter-values';

type ExhibitorPickerProps = {
  /** Of the form's field. */
  name: string;
  chosen: readonly NamedExhibitor[];
  message: string;
  onChange: (chosen: NamedExhibitor[]) => void;
};

/** Names exhibitors one by one: searched for, added, taken away. */
export function ExhibitorPicker({ name, chosen, message, onChange }: ExhibitorPickerProps) {
  const { t } = useTranslation('organiser');
  const [search, setSearch] = useState('');
  const [said, setSaid] = useState('');
  const { data: found, error } = useFoundExhibitors(search);
  const nameOf = ({ company }: NamedExhibitor) => company ?? t('mailing.picker.gone');
  const open = (found ?? []).filter(({ _id }) => chosen.every((one) => one._id !== _id));

  /** The button that was pressed is gone: the focus stays with the search. */
  function take(next: NamedExhibitor[], sentence: string): void {
    onChange(next);
    setSaid(sentence);
    document.getElementById(fieldId(name))?.focus();
  }

  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {chosen.length > 0 && (
        <PlainList
          aria-label={t('mailing.fields.exhibitors')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}
        >
          {chosen.map((exhibitor) => (
            <Box component="li" key={exhibitor._id} sx={CHOSEN}>
              <Box component="bdi" sx={{ overflowWrap: 'anywhere' }}>
                {nameOf(exhibitor)}
              </Box>
              <IconButton
                size="small"
                aria-label={t('mailing.picker.remove', { name: nameOf(exhibitor) })}
                onClick={() =>
                  take(
                    chosen.filter(({ _id }) => _id !== exhibitor._id),
                    t('mailing.picker.removed', { name: nameOf(exhibitor) }),
                  )
                }
              >
                <CloseIcon fontSize="small" />
              </IconButton>
            </Box>
          ))}
        </PlainList>
      )}
      <SearchBox
        id={fieldId(name)}
        label={t('mailing.picker.search')}
        value=""
        message={message}
        onSearch={setSearch}
      />
      {open.length > 0 && (
        <PlainList aria-label={t('mailing.picker.found')}>
          {open.map((exhibitor) => (
            <Box component="li" key={exhibitor._id}>
              <Button
                fullWidth
                startIcon={<AddIcon />}
                aria-label={t('mailing.picker.add', { name: exhibitor.company })}
                onClick={() =>
                  take(
                    [...chosen, exhibitor],
                    t('mailing.picker.added', { name: exhibitor.company }),
                  )
                }
                sx={{ justifyContent: 'flex-start', textAlign: 'start' }}
              >
                <bdi>{exhibitor.company}</bdi>
              </Button>
            </Box>
          ))}
        </PlainList>
      )}
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {error ? t('mailing.picker.failed') : found?.length === 0 && t('mailing.picker.nothing')}
        <span style={visuallyHidden}>{said}</span>
      </Typography>
    </Box>
  );
}

const CHOSEN = {
  ...{ display: 'flex', alignItems: 'center', gap: 1, minInlineSize: 0 },
  ...{ paddingInlineStart: 4, paddingInlineEnd: 1, bgcolor: 'wheat', borderRadius: RADIUS.pill },
} as const;
