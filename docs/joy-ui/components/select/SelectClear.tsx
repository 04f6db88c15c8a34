import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Close from '@mui/icons-material/Close';

export default function SelectClear() {
  const action = React.useRef<{ focusVisible: () => void }>(null);
  const [status, setStatus] = React.useState<string | null>('open');

  return (
    <Select
      action={action}
      aria-label="Filter by status"
      placeholder="Any status"
      value={status}
      onChange={(_event, next) => setStatus(next)}
      endDecorator={
        status && (
          <IconButton
            size="sm"
            aria-label="Clear status"
            onClick={() => {
              setStatus(null);
              action.current?.focusVisible();
            }}
          >
            <Close />
          </IconButton>
        )
      }
    >
      <Option value="open">Open</Option>
      <Option value="paid">Paid</Option>
      <Option value="overdue">Overdue</Option>
    </Select>
  );
}
