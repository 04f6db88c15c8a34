import CircularProgress from '@mui/joy/CircularProgress';

export default function CircularProgressBasic() {
  return <CircularProgress aria-label="Loading orders" />;
}
