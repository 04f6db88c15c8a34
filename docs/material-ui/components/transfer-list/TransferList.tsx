import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { TransferColumn } from './TransferColumn';
import { toggle } from './toggle';

interface TransferListProps {
  /** All items, in the order of the first list. */
  items: readonly string[];
  /** The chosen items. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Titles of the available and of the chosen items. */
  titles: readonly [string, string];
}

// Down and up where the lists are stacked, mirrored in right-to-left pages.
const arrow = {
  transform: { xs: 'rotate(90deg)', sm: 'none' },
  '[dir="rtl"] &': { transform: { xs: 'rotate(90deg)', sm: 'scaleX(-1)' } },
};

export function TransferList({ items, value, onChange, titles }: TransferListProps) {
  const [checked, setChecked] = React.useState<readonly string[]>([]);
  const [status, setStatus] = React.useState({ text: '', count: 0 });
  const available = items.filter((item) => !value.includes(item));

  const move = (from: readonly string[], title: string) => {
    const moved = from.filter((item) => checked.includes(item));
    const text =
      moved.length > 0
        ? `${moved.join(', ')} moved to ${title}`
        : 'Select items first';
    setStatus({ text, count: status.count + 1 });
    setChecked(checked.filter((item) => !moved.includes(item)));
    if (from === available) onChange([...value, ...moved]);
    else onChange(value.filter((item) => !moved.includes(item)));
  };
  const onToggle = (item: string) => setChecked(toggle(checked, item));

  return (
    <div>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={1}
        alignItems={{ xs: 'stretch', sm: 'center' }}
      >
        <TransferColumn
          title={titles[0]}
          items={available}
          checked={checked}
          onToggle={onToggle}
        />
        <Stack direction={{ xs: 'row', sm: 'column' }} justifyContent="center">
          <IconButton
            aria-label={`Move to ${titles[1]}`}
            onClick={() => move(available, titles[1])}
          >
            <ChevronRight sx={arrow} />
          </IconButton>
          <IconButton
            aria-label={`Move to ${titles[0]}`}
            onClick={() => move(value, titles[0])}
          >
            <ChevronLeft sx={arrow} />
          </IconButton>
        </Stack>
        <TransferColumn
          title={titles[1]}
          items={value}
          checked={checked}
          onToggle={onToggle}
        />
      </Stack>
      <Typography role="status" variant="body2" sx={{ minHeight: '1.5em', mt: 1 }}>
        <span key={status.count}>{status.text}</span>
      </Typography>
    </div>
  );
}
