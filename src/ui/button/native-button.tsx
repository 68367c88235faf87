import { Button } from '@tarojs/components';
import type { ComponentType } from 'react';
import type { ButtonProps } from '@tarojs/components';

/** The platform's own button, which alone can open its dialogs (phone number, share, service). */
export const NativeButton: ComponentType<ButtonProps> | null = Button;
