import type { Bot } from '@glossa/contracts';
import { Button, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { QRCodeSVG } from 'qrcode.react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** Always dark on white, with its quiet border: cameras want nothing else. */
export function LinkQrCode({ bot }: { bot: Bot }) {
  const { t } = useTranslation('embed-guide');
  const code = useRef<SVGSVGElement>(null);
  return (
    <Stack align="flex-start" gap="sm">
      <QRCodeSVG
        ref={code}
        value={bot.publicLink}
        title={t('qr.alt', { name: bot.name })}
        size={184}
        level="M"
        marginSize={3}
        bgColor="#ffffff"
        fgColor="#0E1116"
        style={{ borderRadius: 12 }}
      />
      <Button
        variant="default"
        leftSection={<IconDownload size={16} />}
        onClick={() => download(code.current, `${bot.name}.svg`)}
      >
        {t('qr.download')}
      </Button>
    </Stack>
  );
}

function download(svg: SVGSVGElement | null, name: string): void {
  if (!svg) return;
  const file = new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' });
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
