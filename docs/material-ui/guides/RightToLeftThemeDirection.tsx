import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Tab from '@mui/material/Tab';
import TablePagination from '@mui/material/TablePagination';
import Tabs from '@mui/material/Tabs';
import { arEG } from '@mui/material/locale';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import texts from './rightToLeftTexts.json';

const theme = createTheme({ direction: 'rtl' }, arEG);

export default function RightToLeftThemeDirection() {
  const [tab, setTab] = React.useState(0);
  const [page, setPage] = React.useState(0);

  return (
    <ThemeProvider theme={theme}>
      <Box dir="rtl" lang="ar">
        <Tabs value={tab} onChange={(_event, value) => setTab(Number(value))}>
          <Tab label={texts.new} />
          <Tab label={texts.sent} />
          <Tab label={texts.paid} />
        </Tabs>
        <Box sx={{ px: 3, pt: 2 }}>
          <Slider aria-label={texts.quantity} defaultValue={20} />
        </Box>
        <TablePagination
          component="div"
          count={120}
          page={page}
          rowsPerPage={10}
          onPageChange={(_event, value) => setPage(value)}
        />
      </Box>
    </ThemeProvider>
  );
}
