import Box from '@mui/material/Box';
import StatCard from './ThemedStatCard';

export default function ThemedStatCardBasic() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <StatCard label="Orders today" value="128" />
      <StatCard label="Refunds" value="−€ 340" trend="down" variant="outlined" />
      <StatCard label="New users" value="23" sx={{ borderRadius: 4 }} />
    </Box>
  );
}
