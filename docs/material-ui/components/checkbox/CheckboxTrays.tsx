import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import GrassOutlined from '@mui/icons-material/GrassOutlined';
import GridViewOutlined from '@mui/icons-material/GridViewOutlined';
import YardOutlined from '@mui/icons-material/YardOutlined';

const TRAYS = [
  { name: 'Basil', cells: 12, sprouted: 12 },
  { name: 'Chervil', cells: 12, sprouted: 5 },
  { name: 'Lovage', cells: 6, sprouted: 0 },
];

export default function CheckboxTrays() {
  const id = React.useId();
  const [trays, setTrays] = React.useState(TRAYS);

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr auto', rowGap: 1 }}>
      {trays.map(({ name, cells, sprouted }, row) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Checkbox
            id={`${id}-${row}`}
            value={name}
            icon={<GridViewOutlined />}
            indeterminateIcon={<GrassOutlined />}
            checkedIcon={<YardOutlined />}
            checked={sprouted === cells}
            indeterminate={sprouted > 0 && sprouted < cells}
            inputRef={(input: HTMLInputElement | null) => {
              if (input) input.indeterminate = sprouted > 0 && sprouted < cells;
            }}
            onChange={(event, checked) =>
              setTrays(
                trays.map((tray) =>
                  tray.name === event.target.value
                    ? { ...tray, sprouted: checked ? tray.cells : 0 }
                    : tray,
                ),
              )
            }
            sx={{ p: 0.5, '&.MuiCheckbox-indeterminate': { color: 'success.main' } }}
          />
          <Typography component="label" htmlFor={`${id}-${row}`} sx={{ py: 0.5 }}>
            {name} has sprouted
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ py: 0.75 }}>
            {sprouted} of {cells}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
