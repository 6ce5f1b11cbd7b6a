import { useTranslation } from '@mosta/shared/i18n';
import type { VisitorContact } from '@mosta/shared/schemas/visitor-contact.schema';
import { useErrorText } from '@mosta/shared/shell';
import { Alert, Box, Button, EmptyState, PlainList, Typography } from '@mosta/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useDeleteContact, useRestoreContact } from '../state/contact.queries';
import { ContactCard } from './contact-card';
import { ContactFilters } from './contact-filters';
import { ExportButton } from './export-button';
import { findContacts, useContactFilter } from './find-contacts';

/** The contacts of the exhibitor: searched, filtered, written about, deleted. */
export function ContactList({ contacts }: { contacts: readonly VisitorContact[] }) {
  const { t } = useTranslation('exhibitor');
  const errorText = useErrorText();
  const [filter, change] = useContactFilter();
  const remove = useDeleteContact();
  const restore = useRestoreContact();
  const [deleted, setDeleted] = useState<VisitorContact | null>(null);
  const found = findContacts(contacts, filter);
  const failure = remove.error ?? restore.error;

  async function erase(contact: VisitorContact): Promise<void> {
    setDeleted(null);
    await remove.mutateAsync(contact);
    setDeleted(contact);
  }

  async function undo(contact: VisitorContact): Promise<void> {
    await restore.mutateAsync(contact._id);
    setDeleted(null);
  }

  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      {contacts.length > 0 && (
        <>
          <ContactFilters filter={filter} onChange={change} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
            <Typography role="status" sx={{ flexGrow: 1 }}>
              {t('contacts.count', { count: found.length })}
            </Typography>
            <ExportButton />
          </Box>
        </>
      )}
      {failure && (
        <Alert severity="error" role="alert">
          {`${t('contacts.failed')} ${errorText(failure)}`}
        </Alert>
      )}
      <DeletedNotice
        contact={deleted}
        busy={restore.isPending}
        onUndo={(contact) => void undo(contact).catch(() => undefined)}
      />
      {contacts.length === 0 && (
        <EmptyState title={t('contacts.empty.title')}>{t('contacts.empty.text')}</EmptyState>
      )}
      {contacts.length > 0 && found.length === 0 && (
        <EmptyState title={t('contacts.none.title')}>{t('contacts.none.text')}</EmptyState>
      )}
      <PlainList sx={{ display: 'grid', gap: 4 }}>
        {found.map((contact) => (
          <ContactCard
            key={contact._id}
            contact={contact}
            deleting={remove.isPending}
            onDelete={(one) => void erase(one).catch(() => undefined)}
          />
        ))}
      </PlainList>
    </Box>
  );
}

type DeletedNoticeProps = {
  contact: VisitorContact | null;
  busy: boolean;
  onUndo: (contact: VisitorContact) => void;
};

/** Says who was deleted and takes the focus, whose card is gone. */
function DeletedNotice({ contact, busy, onUndo }: DeletedNoticeProps) {
  const { t } = useTranslation('exhibitor');
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (contact) undo.current?.focus();
  }, [contact]);
  const person = contact?.person;
  return (
    <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
      {contact && (
        <Alert
          severity="info"
          role="presentation"
          action={
            <Button
              ref={undo}
              color="inherit"
              size="small"
              loading={busy}
              onClick={() => onUndo(contact)}
            >
              {t('contacts.undo')}
            </Button>
          }
        >
          {t('contacts.deleted', {
            name: person ? `${person.prenom} ${person.nom}` : t('contacts.withdrawn'),
          })}
        </Alert>
      )}
    </Box>
  );
}
