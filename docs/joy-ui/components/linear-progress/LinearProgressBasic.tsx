import LinearProgress from '@mui/joy/LinearProgress';

export default function LinearProgressBasic() {
  return <LinearProgress aria-label="Loading invoices" />;
}
