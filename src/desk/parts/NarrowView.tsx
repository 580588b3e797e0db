import type { ReactNode } from 'react';
import { Logo } from '../../ui/Logo.tsx';
import { useSetup } from './setup.ts';

/** A narrow view in the middle of the screen, such as signing in. */
export function NarrowView({ children }: { children: ReactNode }) {
  return (
    <main className="mx-auto w-full max-w-md px-4 py-10 sm:py-20">
      <div className="card p-6 sm:p-8">
        <DeskLogo className="mb-4 size-10" />
        {children}
      </div>
    </main>
  );
}

/** The drawn logo, as on the site: a heart, or a cross if the clinic has another specialty. */
export function DeskLogo({ className }: { className: string }) {
  const { isHeart } = useSetup();
  return <Logo isHeart={isHeart} className={`text-brand-ink ${className}`} />;
}
