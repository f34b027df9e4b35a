#pragma once
// libjpeg decodes photographs to grey, with a third of the work of their colours; gdk-pixbuf uses the same library.
// In C because it leaves a picture that it cannot decode by a jump.
#include <setjmp.h>
#include <stddef.h>
#include <stdio.h>

#include <jpeglib.h>

typedef struct {
  struct jpeg_error_mgr manager;
  jmp_buf place;
} btd_jpeg_errors;

#define BTD_TEXT(value) #value
#define BTD_TEXT_OF(macro) BTD_TEXT(macro)

// The library that the program was built with: it does not say at run time which it is.
static inline const char *btd_jpeg_library(void) {
#ifdef LIBJPEG_TURBO_VERSION
  return "libjpeg-turbo " BTD_TEXT_OF(LIBJPEG_TURBO_VERSION);
#else
  return "libjpeg " BTD_TEXT_OF(JPEG_LIB_VERSION);
#endif
}

static void btd_jpeg_leave(j_common_ptr info) { longjmp(((btd_jpeg_errors *)info->err)->place, 1); }

// A warning is about data that is damaged: what is decoded of it is a guess.
static void btd_jpeg_heed(j_common_ptr info, int level) {
  if (level < 0) btd_jpeg_leave(info);
}

static void btd_jpeg_say_nothing(j_common_ptr info) { (void)info; }

// Decodes a whole file to grey pixels, row by row; 0 where it is damaged, larger, in colours without a grey
// or in several scans.
static inline int btd_jpeg_grey(const unsigned char *bytes, size_t count, unsigned char *grey, size_t capacity,
                                int *width, int *height) {
  struct jpeg_decompress_struct info;
  btd_jpeg_errors errors;
  info.err = jpeg_std_error(&errors.manager);
  errors.manager.error_exit = btd_jpeg_leave;
  errors.manager.emit_message = btd_jpeg_heed;
  errors.manager.output_message = btd_jpeg_say_nothing;
  if (setjmp(errors.place)) {
    jpeg_destroy_decompress(&info);
    return 0;
  }
  jpeg_create_decompress(&info);
  jpeg_mem_src(&info, (unsigned char *)bytes, (unsigned long)count);
  jpeg_read_header(&info, TRUE);
  // Many scans are decoded before the first row, however many there are: another loader bounds them.
  if (jpeg_has_multiple_scans(&info) || (size_t)info.image_width * info.image_height > capacity)
    btd_jpeg_leave((j_common_ptr)&info);
  info.out_color_space = JCS_GRAYSCALE;
  jpeg_start_decompress(&info);
  if (info.output_components != 1 || (size_t)info.output_width * info.output_height > capacity)
    btd_jpeg_leave((j_common_ptr)&info);
  while (info.output_scanline < info.output_height) {
    JSAMPROW row = grey + (size_t)info.output_scanline * info.output_width;
    jpeg_read_scanlines(&info, &row, 1);
  }
  *width = (int)info.output_width;
  *height = (int)info.output_height;
  jpeg_finish_decompress(&info);
  jpeg_destroy_decompress(&info);
  return 1;
}
