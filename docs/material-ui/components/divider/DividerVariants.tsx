import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

const LINES = [
  { variant: 'fullWidth', text: 'From edge to edge' },
  { variant: 'middle', text: 'Indented on both sides' },
  { variant: 'inset', text: 'Indented at the start, below the text of a list' },
] as const;

export default function DividerVariants() {
  return (
    <div>
      {LINES.map(({ variant, text }) => (
        <div key={variant}>
          <Typography sx={{ py: 1.5 }}>{text}</Typography>
          <Divider variant={variant} />
        </div>
      ))}
    </div>
  );
}
