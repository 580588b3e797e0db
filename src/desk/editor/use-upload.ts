import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Picture } from '../../../shared/desk/posts.ts';
import { uploadPicture } from '../posts/save/post-pictures.ts';

/**
 * Uploads a picture and reports progress.
 * @param isTransparent whether what is transparent stays so
 */
export function useUpload(onUploaded?: (picture: Picture) => void, isTransparent = false) {
  const [part, setPart] = useState(0);
  const aborter = useRef<AbortController>(undefined);
  useEffect(() => () => aborter.current?.abort(), []);
  const upload = useMutation({
    mutationFn: (file: File) => {
      aborter.current?.abort();
      aborter.current = new AbortController();
      setPart(0);
      const { signal } = aborter.current;
      return uploadPicture(file, { isTransparent, onProgress: setPart, signal });
    },
    onSuccess: (picture) => onUploaded?.(picture),
  });
  return { ...upload, part };
}
