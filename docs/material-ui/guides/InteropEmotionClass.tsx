import { ClassNames } from '@emotion/react';
import Button from '@mui/material/Button';

export default function InteropEmotionClass() {
  return (
    <ClassNames>
      {(emotion) => {
        const dashed = emotion.css({
          borderRadius: 20,
          borderStyle: 'dashed',
          textTransform: 'none',
        });
        return (
          <Button variant="outlined" classes={{ outlined: dashed }}>
            Add file
          </Button>
        );
      }}
    </ClassNames>
  );
}
