import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function TooltipParts() {
  return (
    <Typography>
      The print hangs beside a{' '}
      <Tooltip
        arrow
        describeChild
        title={
          <>
            <Box component="b" sx={{ display: 'block', fontSize: 13 }}>
              Stereotype
            </Box>
            A plate cast from a mould of set type, so that the type could be used
            again.
          </>
        }
      >
        <Link
          component="button"
          type="button"
          sx={{ font: 'inherit', verticalAlign: 'baseline' }}
        >
          stereotype
        </Link>
      </Tooltip>{' '}
      of 1827.
    </Typography>
  );
}
