import { Logo } from '../../ui/Logo.tsx';
import { useSetup } from './setup.ts';

/** The same drawn logo as on the site’s pages: a heart, or a cross if the clinic’s specialty is another. */
export function DeskLogo({ className }: { className: string }) {
  const { isHeart } = useSetup();
  return <Logo isHeart={isHeart} className={`text-brand-ink ${className}`} />;
}
