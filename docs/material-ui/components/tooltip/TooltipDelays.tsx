import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

const GLAZES = [
  { name: 'Celadon', color: '#93b8a2' },
  { name: 'Tenmoku', color: '#4a2f21' },
  { name: 'Shino', color: '#e3c9b0' },
  { name: 'Ash', color: '#a9a38a' },
  { name: 'Chun', color: '#8fa9c4' },
  { name: 'Oxblood', color: '#7d1f25' },
];

export default function TooltipDelays() {
  return (
    <div>
      <Typography sx={{ mb: 1 }}>Glazes</Typography>
      <Box
        role="group"
        aria-label="Samples"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}
      >
        {GLAZES.map(({ name, color }) => (
          <Tooltip
            key={name}
            title={name}
            enterDelay={500}
            enterNextDelay={100}
            disableInteractive
          >
            <Box
              role="img"
              tabIndex={0}
              sx={{
                width: 40,
                height: 40,
                borderRadius: 1,
                bgcolor: color,
                border: 1,
                borderColor: 'text.secondary',
              }}
            />
          </Tooltip>
        ))}
      </Box>
    </div>
  );
}
