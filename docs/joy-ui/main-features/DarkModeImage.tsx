import Box from '@mui/joy/Box';
import { darkPicture, lightPicture } from './invoicePictures';

const frame = { width: 200, borderRadius: 'md' };

export default function DarkModeImage() {
  return (
    <>
      <Box
        component="img"
        src={lightPicture}
        alt="Invoice template"
        sx={(theme) => ({
          ...frame,
          [theme.getColorSchemeSelector('dark')]: { display: 'none' },
        })}
      />
      <Box
        component="img"
        src={darkPicture}
        alt="Invoice template"
        sx={(theme) => ({
          ...frame,
          display: 'none',
          [theme.getColorSchemeSelector('dark')]: { display: 'inline' },
        })}
      />
    </>
  );
}
