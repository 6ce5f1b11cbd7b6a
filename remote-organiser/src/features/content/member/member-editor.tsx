import { shownText, textProps } from '@mosta/shared/domain/content-text';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import {
  type MemberContent,
  memberContentSchema,
  TEAM_GROUPS,
} from '@mosta/shared/schemas/page-content.schema';
import { Typography } from '@mosta/shared/ui';
import { useMemo } from 'react';
import type { KindEditor, ListProps, PreviewProps } from '../kind-editor';
import { OrderedEntries } from '../ordered-entries';

/** How the team is written: function and task in three languages, by group. */
export function useMemberEditor(): KindEditor<'member'> {
  const { t } = useTranslation('organiser');
  return useMemo(
    () => ({
      kind: 'member',
      saysSample: true,
      List: MemberEntries,
      Preview: MemberPreview,
      nameOf: ({ role }, reader) => shownText(role, reader),
      empty: () => EMPTY,
      rows: [
        [
          { name: 'name', type: 'plain', required: false },
          {
            ...{ name: 'group', type: 'choice' },
            options: TEAM_GROUPS.map((value) => ({
              ...{ value, label: t(`content.member.groups.${value}`) },
            })),
          },
        ],
        [{ name: 'role', type: 'line' }],
        [{ name: 'task', type: 'text', lines: 2 }],
      ],
      schema: () => memberContentSchema,
    }),
    [t],
  );
}

function MemberEntries({ entries, hrefOf }: ListProps<'member'>) {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  return (
    <OrderedEntries
      {...{ entries, hrefOf, kind: 'member' }}
      nameOf={({ draft }) => shownText(draft.role, language)}
      noteOf={({ draft }) => draft.name || t('content.member.noName')}
      groups={TEAM_GROUPS.map((key) => ({ key, label: t(`content.member.groups.${key}`) }))}
      groupOf={({ draft }) => draft.group}
    />
  );
}

function MemberPreview({ content: { name, role, task }, language }: PreviewProps<'member'>) {
  return (
    <>
      <Typography variant="h5" component="h3" {...textProps(role, language)} />
      {name !== '' && (
        <Typography sx={{ color: 'terracotta', fontWeight: 600 }}>
          <bdi>{name}</bdi>
        </Typography>
      )}
      <Typography variant="body2" sx={{ mt: 2 }} {...textProps(task, language)} />
    </>
  );
}

const EMPTY: MemberContent = {
  ...{ sample: false, group: 'services', name: '' },
  role: { fr: '', en: '', ar: '' },
  task: { fr: '', en: '', ar: '' },
};
