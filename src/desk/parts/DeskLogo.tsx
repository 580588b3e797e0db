import { Logo } from '../../ui/Logo.tsx';
import { useSetup } from './setup.ts';

/** The drawn logo as the site’s pages have it: a heart, or a cross where the clinic is not about hearts. */
export function DeskLogo({ className }: { className: string }) {
  const { isHeart } = useSetup();
  return <Logo isHeart={isHeart} className={`text-brand-ink ${className}`} />;
}
