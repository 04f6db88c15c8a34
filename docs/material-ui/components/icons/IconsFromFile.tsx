import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import ShipyardMark from './ShipyardMark';

export default function IconsFromFile() {
  return (
    <Stack direction="row" spacing={1.5} alignItems="center">
      <SvgIcon
        component={ShipyardMark}
        inheritViewBox
        color="primary"
        sx={{ inlineSize: '2em', fontSize: 32 }}
      />
      <Typography variant="h6" component="p">
        Vesper shipyard
      </Typography>
    </Stack>
  );
}
