import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useTranslation } from '@mosta/shared/i18n';
import { Box, ExpandMoreIcon, IconButton, PlainList, visuallyHidden } from '@mosta/shared/ui';
import { type ReactNode, useState } from 'react';

type Sortable = { id: string /** As it is called when it moves. */; name: string };

type SortableListProps<Item extends Sortable> = {
  label: string;
  items: readonly Item[];
  /** Whoever may not change it sees the order alone. */
  readOnly: boolean;
  onMove: (ids: string[]) => void;
  children: (item: Item) => ReactNode;
};

/** A list whose order is set by drag, by the keyboard on a row's handle, or by its arrows. */
export function SortableList<Item extends Sortable>(props: SortableListProps<Item>) {
  const { label, items, readOnly, onMove, children } = props;
  const { t } = useTranslation('organiser');
  const [said, setSaid] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(({ id }) => id);
  const placeOf = (id: unknown) => ids.findIndex((one) => Object.is(one, id));
  const place = (id: unknown, at: unknown) =>
    t('sort.at', {
      ...{ name: items[placeOf(id)]?.name ?? '', place: placeOf(at) + 1, count: ids.length },
    });

  function move(from: number, to: number): void {
    const moved = ids[from];
    if (moved === undefined || to < 0 || to >= ids.length || from === to) return;
    setSaid(place(moved, ids[to]));
    onMove(arrayMove(ids, from, to));
  }

  function onDragEnd({ active, over }: DragEndEvent): void {
    if (over) move(placeOf(active.id), placeOf(over.id));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        screenReaderInstructions: { draggable: t('sort.instructions') },
        announcements: {
          onDragStart: ({ active }) => place(active.id, active.id),
          onDragOver: ({ active, over }) => (over ? place(active.id, over.id) : undefined),
          onDragEnd: ({ active, over }) => (over ? place(active.id, over.id) : undefined),
          onDragCancel: ({ active }) => place(active.id, active.id),
        },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <PlainList ordered aria-label={label}>
          {items.map((item, index) => (
            <Row
              key={item.id}
              {...{ item, readOnly }}
              first={index === 0}
              last={index === items.length - 1}
              onStep={(step) => move(index, index + step)}
            >
              {children(item)}
            </Row>
          ))}
        </PlainList>
      </SortableContext>
      <div role="status" style={visuallyHidden}>
        {said}
      </div>
    </DndContext>
  );
}

type RowProps = {
  item: Sortable;
  readOnly: boolean;
  first: boolean;
  last: boolean;
  onStep: (step: 1 | -1) => void;
  children: ReactNode;
};

function Row({ item, readOnly, first, last, onStep, children }: RowProps) {
  const { t } = useTranslation('organiser');
  const { id, name } = item;
  const sortable = useSortable({ id, disabled: readOnly });
  const { attributes, listeners, transform, transition, isDragging } = sortable;
  return (
    <Box
      component="li"
      ref={sortable.setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={{
        ...{ display: 'flex', alignItems: 'center', gap: 2, paddingBlock: 3 },
        ...{ borderBlockStart: '1px solid', borderColor: 'line', bgcolor: 'paper' },
        ...(isDragging ? { position: 'relative', zIndex: 1, bgcolor: 'wheat' } : {}),
      }}
    >
      {!readOnly && (
        <IconButton
          {...attributes}
          {...listeners}
          ref={sortable.setActivatorNodeRef}
          aria-label={t('sort.move', { name })}
          sx={{ cursor: 'grab', touchAction: 'none', color: 'text.secondary' }}
        >
          <Grip />
        </IconButton>
      )}
      <Box sx={{ flexGrow: 1, minInlineSize: 0 }}>{children}</Box>
      {!readOnly && (
        <Box sx={{ display: 'flex', flexShrink: 0, flexDirection: { xs: 'column', sm: 'row' } }}>
          <IconButton
            size="small"
            disabled={first}
            aria-label={t('sort.up', { name })}
            onClick={() => onStep(-1)}
          >
            <ExpandMoreIcon sx={{ transform: 'rotate(180deg)' }} />
          </IconButton>
          <IconButton
            size="small"
            disabled={last}
            aria-label={t('sort.down', { name })}
            onClick={() => onStep(1)}
          >
            <ExpandMoreIcon />
          </IconButton>
        </Box>
      )}
    </Box>
  );
}

/** Six dots. */
function Grip() {
  return (
    <Box
      component="svg"
      viewBox="0 0 24 24"
      aria-hidden
      sx={{ inlineSize: 24, blockSize: 24, fill: 'currentColor' }}
    >
      {[6, 12, 18].flatMap((y) =>
        [9, 15].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r={1.7} />),
      )}
    </Box>
  );
}
