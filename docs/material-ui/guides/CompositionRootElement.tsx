import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function CompositionRootElement() {
  return (
    <Stack component="section" spacing={1}>
      <Typography component="h3" variant="h6">
        Related pages
      </Typography>
      <Stack
        component="ul"
        direction="row"
        spacing={1}
        sx={{ listStyle: 'none', m: 0, p: 0 }}
      >
        <li>
          <Chip
            component="a"
            href="/material-ui/react-chip/"
            label="Chip"
            clickable
          />
        </li>
        <li>
          <Chip
            component="a"
            href="/material-ui/react-stack/"
            label="Stack"
            clickable
          />
        </li>
      </Stack>
    </Stack>
  );
}
