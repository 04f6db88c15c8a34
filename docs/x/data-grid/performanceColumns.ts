import type { GridColDef } from '@mui/x-data-grid';

const SENSORS = 1000;
const HOURS = 24;

/** One column for each sensor, after that of the hour. */
export const sensorColumns: GridColDef[] = [
  { field: 'hour', headerName: 'Hour', width: 90 },
  ...Array.from({ length: SENSORS }, (_, index) => ({
    field: `sensor${index + 1}`,
    headerName: `Sensor ${index + 1}`,
    type: 'number',
    width: 110,
  })),
];

/** Degrees by the hour of a day. */
export const sensorRows = Array.from({ length: HOURS }, (_, hour) => ({
  id: hour,
  hour: `${String(hour).padStart(2, '0')}:00`,
  ...Object.fromEntries(
    Array.from({ length: SENSORS }, (__, index) => [
      `sensor${index + 1}`,
      15 + ((hour * 7 + index * 3) % 12),
    ]),
  ),
}));
