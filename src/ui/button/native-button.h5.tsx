import type { ButtonProps } from '@tarojs/components';
import type { ComponentType } from 'react';

/** A browser has no native platform button. */
export const NativeButton: ComponentType<ButtonProps> | null = null;
