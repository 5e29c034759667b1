import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules/', '.harness/', 'shots/'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // TypeScript knows what is defined.
      'no-undef': 'off',
      'no-restricted-properties': [
        'error',
        { property: 'innerHTML', message: 'text of others never becomes markup' },
        { property: 'outerHTML', message: 'text of others never becomes markup' },
      ],
      'svelte/no-at-html-tags': 'error',
      // Plain maps and sets are used where nothing is drawn from them.
      'svelte/prefer-svelte-reactivity': 'off',
      // Links are hash routes of our own router.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
);
