import { Box, Stack } from '@mui/system';
import {
  CHECKS,
  REVIEWERS,
  countReached,
  releaseToStatus,
  useRelease,
} from './releaseState';

const wholeNumber = new Intl.NumberFormat('en');

/** MUI System: the head of the board, laid out with Stack and Box alone. */
export default function ReleaseFigures() {
  const [release] = useRelease();
  const figures = [
    { label: 'Checks', value: `${release.checks.length} of ${CHECKS.length}` },
    {
      label: 'Approvals',
      value: `${release.approvals.length} of ${REVIEWERS.length}`,
    },
    { label: 'Visitors', value: wholeNumber.format(countReached(release)) },
  ];
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={2}
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontSize: 18, fontWeight: 650, letterSpacing: '-0.015em' }}>
          Ferry times 4.2
        </Box>
        <Box
          role="status"
          sx={{
            display: 'flex',
            alignItems: 'center',
            columnGap: '8px',
            fontSize: 14,
            color: 'var(--portal-text-secondary)',
            '&::before': {
              content: '""',
              width: 8,
              height: 8,
              borderRadius: '50%',
              backgroundColor: 'var(--board-accent)',
            },
          }}
        >
          {releaseToStatus(release)}
        </Box>
      </Box>
      <Stack
        component="dl"
        direction="row"
        useFlexGap
        sx={{
          '--figures-gap': ({ spacing }) => `min(${spacing(4)}, 8vw)`,
          m: 0,
          flexWrap: 'wrap',
          rowGap: 1,
          columnGap: 'var(--figures-gap)',
          // Width of three figures, so that they stay in place while the page loads.
          minWidth: 'min(100%, 166px + 2 * var(--figures-gap))',
        }}
      >
        {figures.map(({ label, value }) => (
          <Box key={label}>
            <Box
              component="dt"
              sx={{ fontSize: 12.5, color: 'var(--portal-text-tertiary)' }}
            >
              {label}
            </Box>
            <Box
              component="dd"
              sx={{
                m: 0,
                fontSize: 18,
                fontWeight: 600,
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              <span dir="ltr">{value}</span>
            </Box>
          </Box>
        ))}
      </Stack>
    </Stack>
  );
}
