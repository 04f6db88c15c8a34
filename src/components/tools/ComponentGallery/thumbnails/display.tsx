import type { ComponentType } from 'react';
import AnchorIcon from '@mui/icons-material/Anchor';
import ForestIcon from '@mui/icons-material/Forest';
import MailIcon from '@mui/icons-material/Mail';
import SailingIcon from '@mui/icons-material/Sailing';
import Alert from '@mui/material/Alert';
import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Badge from '@mui/material/Badge';
import Chip from '@mui/material/Chip';
import CircularProgress from '@mui/material/CircularProgress';
import Divider from '@mui/material/Divider';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

const LAKES = [
  ['Como', '146'],
  ['Garda', '370'],
  ['Lugano', '49'],
];

const Symbols = () => (
  <Stack direction="row" spacing={2} justifyContent="center">
    <AnchorIcon fontSize="large" color="primary" />
    <SailingIcon fontSize="large" color="action" />
    <ForestIcon fontSize="large" color="action" />
  </Stack>
);

export const DISPLAY: Record<string, ComponentType> = {
  'react-alert': () => <Alert severity="success">Saved</Alert>,
  'react-avatar': () => (
    <Stack alignItems="center">
      <AvatarGroup>
        <Avatar>IB</Avatar>
        <Avatar>MK</Avatar>
        <Avatar>OT</Avatar>
      </AvatarGroup>
    </Stack>
  ),
  'react-badge': () => (
    <Stack alignItems="center">
      <Badge badgeContent={4} color="error">
        <MailIcon fontSize="large" color="action" />
      </Badge>
    </Stack>
  ),
  'react-chip': () => (
    <Stack direction="row" spacing={1} justifyContent="center">
      <Chip label="Ripe" color="primary" />
      <Chip label="Mild" variant="outlined" />
    </Stack>
  ),
  'react-divider': () => (
    <Stack spacing={1}>
      <Typography variant="body2">Morning</Typography>
      <Divider />
      <Typography variant="body2">Evening</Typography>
    </Stack>
  ),
  icons: Symbols,
  'material-icons': Symbols,
  'react-list': () => (
    <List dense disablePadding>
      {LAKES.map(([name]) => (
        <ListItem key={name} divider>
          <ListItemText primary={name} />
        </ListItem>
      ))}
    </List>
  ),
  'react-progress': () => (
    <Stack spacing={2} alignItems="center">
      <CircularProgress variant="determinate" value={65} />
      <LinearProgress variant="determinate" value={65} sx={{ width: '100%' }} />
    </Stack>
  ),
  'react-skeleton': () => (
    <Stack direction="row" spacing={1} alignItems="center">
      <Skeleton variant="circular" width={40} height={40} animation={false} />
      <Stack flex={1}>
        <Skeleton animation={false} />
        <Skeleton width="60%" animation={false} />
      </Stack>
    </Stack>
  ),
  'react-table': () => (
    <Table size="small">
      <TableBody>
        {LAKES.map(([name, area]) => (
          <TableRow key={name}>
            <TableCell>{name}</TableCell>
            <TableCell align="right">{area} km²</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  ),
  'react-typography': () => (
    <Stack alignItems="center">
      <Typography variant="h4" component="span">
        Aa
      </Typography>
      <Typography variant="body2">Body of the text</Typography>
    </Stack>
  ),
};
