import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const PARTS = ['M4 bolt', 'M4 nut', 'M5 bolt', 'M5 nut', 'M6 bolt', 'M6 nut'];

interface PartFieldProps {
  part: string;
  count: string;
  onCount: (part: string, count: string) => void;
}

const PartField = React.memo(function PartField(props: PartFieldProps) {
  const { part, count, onCount } = props;

  return (
    <TextField
      label={part}
      size="small"
      value={count}
      onChange={(event) => onCount(part, event.target.value)}
      inputProps={{ inputMode: 'numeric' }}
    />
  );
});

export default function TextFieldStockCount() {
  const [counts, setCounts] = React.useState<Record<string, string>>({});
  const handleCount = React.useCallback((part: string, count: string) => {
    setCounts((before) => ({ ...before, [part]: count.replace(/\D/g, '') }));
  }, []);
  const total = Object.values(counts).reduce((sum, count) => sum + Number(count), 0);

  return (
    <div>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
        }}
      >
        {PARTS.map((part) => (
          <PartField
            key={part}
            part={part}
            count={counts[part] ?? ''}
            onCount={handleCount}
          />
        ))}
      </Box>
      <Typography role="status" sx={{ mt: 2 }}>
        {total} pieces counted
      </Typography>
    </div>
  );
}
